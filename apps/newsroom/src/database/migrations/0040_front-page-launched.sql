-- the addresses of categories are the station's: who launches tells of their pages, this only of the front page
create or replace trigger front_page_launched after insert or update on front_page_editions
  for each row when (new.launched_at is not null) execute function pages_changed('/', '/home', '/news');
--> statement-breakpoint
drop function front_page_changed();
