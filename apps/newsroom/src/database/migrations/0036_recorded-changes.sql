CREATE TABLE "action_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "action_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"table_name" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE INDEX "action_changes_entry" ON "action_changes" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "action_changes_newest" ON "action_changes" USING btree ("at");
--> statement-breakpoint
create trigger action_changes_append_only before update or delete on action_changes
  for each row execute function action_log_append_only();
--> statement-breakpoint
create trigger action_changes_whole before truncate on action_changes
  for each statement execute function action_log_append_only();
--> statement-breakpoint
-- what a change does to a row, beside the columns that its trigger names: those are nobody's to read
create function record_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(old) = to_jsonb(new) then
    return null;
  end if;
  insert into action_changes (entry_id, table_name, before, after) values (
    current_setting('newsroom.entry')::integer, tg_table_name,
    case when tg_op <> 'INSERT' then to_jsonb(old) - coalesce(tg_argv, '{}') end,
    case when tg_op <> 'DELETE' then to_jsonb(new) - coalesce(tg_argv, '{}') end);
  return null;
end $$;
--> statement-breakpoint
-- only in the transaction of a change
do $$
declare
  recorded text;
begin
  foreach recorded in array array[
    'accounts', 'article_tags', 'authors', 'banners', 'emergency', 'episodes', 'former_tags', 'front_page_editions',
    'front_page_placements', 'gold_prices', 'infographics', 'listener_reports', 'navigation', 'pages', 'persons', 'pictures',
    'playlists', 'programs', 'pronunciations', 'redirects', 'schedule_slots', 'seasons', 'situation_entries', 'tags', 'topics',
    'videos', 'withdrawn_articles']
  loop
    execute format(
      'create trigger recorded after insert or update or delete on %I for each row
       when (coalesce(current_setting(''newsroom.entry'', true), '''') <> '''') execute function record_change(%s)',
      recorded,
      case recorded when 'accounts' then '''password_hash'', ''subject''' when 'listener_reports' then '''email''' else '' end);
  end loop;
end $$;
