ALTER TABLE "front_page_placements" DROP CONSTRAINT "front_page_placements_edition_id_article_id_pk";--> statement-breakpoint
ALTER TABLE "front_page_placements" ADD CONSTRAINT "front_page_placements_edition_id_article_id_section_pk" PRIMARY KEY("edition_id","article_id","section");--> statement-breakpoint
-- a launch changes the front page, and the pages of the categories on which an edition has placed something
create function front_page_changed() returns trigger language plpgsql as $$
begin
  perform announce(jsonb_build_object('paths', jsonb_build_array('/', '/home', '/news') || coalesce(
    (select jsonb_agg(distinct '/news/' || section) from front_page_placements where section like 'categories/%'), '[]')));
  return null;
end $$;
--> statement-breakpoint
create or replace trigger front_page_launched after insert or update on front_page_editions
  for each row when (new.launched_at is not null) execute function front_page_changed();
