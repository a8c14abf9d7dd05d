-- What is chosen for a table beside its game stands in one column as JSON, each choice by its name:
-- another choice needs no other column. The pack moves there.

ALTER TABLE tables ADD COLUMN setup TEXT NOT NULL DEFAULT '{}';
UPDATE tables SET setup = json_object('pack', pack) WHERE pack IS NOT NULL;
ALTER TABLE tables DROP COLUMN pack;
