-- What readers may see otherwise now is told to whoever listens (contracts: change), in the transaction that changes it, whoever writes.
-- A change of everything stands for one that is too large for a notification, which has 8,000 bytes.
create function announce(change jsonb) returns void language sql as $$
  select pg_notify('changes', case when octet_length(change::text) < 7000 then change::text else '{"everything": true}' end)
$$;
--> statement-breakpoint
create function announce_stories(ids integer[]) returns void language sql as $$
  select announce(jsonb_build_object('stories', ids)) where cardinality(ids) > 0
$$;
--> statement-breakpoint
create function stories_changed() returns trigger language plpgsql as $$
begin
  perform announce_stories(array(select id from changed limit 2000));
  return null;
end $$;
--> statement-breakpoint
-- that a story was read aloud, or read, changes nothing that cannot wait for ten seconds
create function stories_rewritten() returns trigger language plpgsql as $$
begin
  perform announce_stories(array(
    select changed.id from changed join was using (id)
    where to_jsonb(changed) - '{views,voice_path}'::text[] <> to_jsonb(was) - '{views,voice_path}'::text[] limit 2000));
  return null;
end $$;
--> statement-breakpoint
create trigger articles_inserted after insert on articles
  referencing new table as changed for each statement execute function stories_changed();
--> statement-breakpoint
create trigger articles_deleted after delete on articles
  referencing old table as changed for each statement execute function stories_changed();
--> statement-breakpoint
create trigger articles_updated after update on articles
  referencing old table as was new table as changed for each statement execute function stories_rewritten();
--> statement-breakpoint
create function entries_changed() returns trigger language plpgsql as $$
begin
  perform announce(jsonb_build_object('paths', jsonb_build_array('/', '/home', url, '/situations/' || id || '/entries')))
  from topics where id in (select topic_id from changed);
  return null;
end $$;
--> statement-breakpoint
create trigger situation_entries_inserted after insert on situation_entries
  referencing new table as changed for each statement execute function entries_changed();
--> statement-breakpoint
create trigger situation_entries_updated after update on situation_entries
  referencing new table as changed for each statement execute function entries_changed();
--> statement-breakpoint
create trigger situation_entries_deleted after delete on situation_entries
  referencing old table as changed for each statement execute function entries_changed();
--> statement-breakpoint
-- the pages that are named, or everything
create function pages_changed() returns trigger language plpgsql as $$
begin
  perform announce(case when tg_nargs > 0 then jsonb_build_object('paths', to_jsonb(tg_argv)) else '{"everything": true}' end);
  return null;
end $$;
--> statement-breakpoint
create trigger weather_changed after insert or update or delete on weather
  for each statement execute function pages_changed('/', '/home');
--> statement-breakpoint
create trigger gold_prices_changed after insert or update or delete on gold_prices
  for each statement execute function pages_changed('/', '/home');
--> statement-breakpoint
create trigger banners_changed after insert or update or delete on banners
  for each statement execute function pages_changed('/', '/home');
--> statement-breakpoint
create trigger pages_changed after insert or update or delete on pages for each statement execute function pages_changed();
--> statement-breakpoint
create trigger navigation_changed after insert or update or delete on navigation
  for each statement execute function pages_changed();
--> statement-breakpoint
create trigger emergency_changed after insert or update or delete on emergency
  for each statement execute function pages_changed();
--> statement-breakpoint
create trigger topics_changed after insert or update or delete on topics
  for each statement execute function pages_changed();
--> statement-breakpoint
create trigger schedule_slots_changed after insert or update or delete on schedule_slots
  for each statement execute function pages_changed();
--> statement-breakpoint
create trigger redirects_changed after insert or update or delete on redirects
  for each statement execute function pages_changed();
