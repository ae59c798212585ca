-- Every column announces itself, but those that a trigger names: a new one is not forgotten.
-- True when an update has changed a column other than these.
create function is_changed(was jsonb, became jsonb, silent text[]) returns boolean immutable language sql as $$
  select was - coalesce(silent, '{}') <> became - coalesce(silent, '{}')
$$;
--> statement-breakpoint
-- everything, unless only the columns that the trigger names have changed
create function row_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or is_changed(to_jsonb(old), to_jsonb(new), tg_argv) then
    perform announce('{"everything": true}');
  end if;
  return null;
end $$;
--> statement-breakpoint
drop trigger videos_added on videos;
--> statement-breakpoint
create or replace trigger videos_changed after insert or update or delete on videos
  for each row execute function row_changed('views');
--> statement-breakpoint
create trigger infographics_changed after insert or update or delete on infographics
  for each row execute function row_changed('views');
--> statement-breakpoint
create trigger persons_changed after insert or update or delete on persons
  for each statement execute function pages_changed();
--> statement-breakpoint
create or replace function articles_rewritten() returns trigger language plpgsql as $$
begin
  perform announce_articles(array(
    select changed.id from changed join was using (id)
    where is_changed(to_jsonb(was), to_jsonb(changed), tg_argv) limit 2000));
  return null;
end $$;
--> statement-breakpoint
create or replace trigger articles_updated after update on articles
  referencing old table as was new table as changed
  for each statement execute function articles_rewritten('views', 'voice_path');
--> statement-breakpoint
-- a revision, and so a focal point, changes the picture's name in the articles themselves
create or replace function pictures_described() returns trigger language plpgsql as $$
begin
  if is_changed(to_jsonb(old), to_jsonb(new), tg_argv) then
    perform announce_articles(array(
      select id from articles
      where position(new.id in picture) > 0 or position(new.id in gallery::text) > 0 or position(new.id in body) > 0
      limit 2000));
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger pictures_described after update on pictures
  for each row execute function pictures_described('revision', 'focus_x', 'focus_y', 'rights_until');
--> statement-breakpoint
-- the page of a withdrawn article shows the reason
create function withdrawn_changed() returns trigger language plpgsql as $$
begin
  perform announce_articles(array[coalesce(new.id, old.id)]);
  return null;
end $$;
--> statement-breakpoint
create trigger withdrawn_articles_changed after insert or update or delete on withdrawn_articles
  for each row execute function withdrawn_changed();
