"""`/tarocchi-admin`: what moderators see, choose and delete. They never see a hand."""
