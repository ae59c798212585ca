-- editors set key points now, so they can be undone and change the pages that have them; what the background makes of a
-- changed article was announced with the article
create trigger recorded after insert or update or delete on summaries for each row
  when (coalesce(current_setting('newsroom.entry', true), '') <> '') execute function record_change();
--> statement-breakpoint
create function summary_edited() returns trigger language plpgsql as $$
begin
  perform announce_articles(array[coalesce(new.article_id, old.article_id)]);
  return null;
end $$;
--> statement-breakpoint
create trigger summaries_edited after insert or update or delete on summaries for each row
  when (coalesce(current_setting('newsroom.entry', true), '') <> '') execute function summary_edited();
