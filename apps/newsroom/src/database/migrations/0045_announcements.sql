-- editors add announcements now, so they can be undone and change the page that has them
create trigger announcements_changed after insert or update or delete on pr_news
  for each statement execute function pages_changed('/org');
--> statement-breakpoint
create trigger recorded after insert or update or delete on pr_news for each row
  when (coalesce(current_setting('newsroom.entry', true), '') <> '') execute function record_change();
