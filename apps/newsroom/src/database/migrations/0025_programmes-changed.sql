-- programmes stand on many pages: in lists, beside each other, in the schedule, in menus
create trigger programs_changed after insert or update or delete on programs
  for each statement execute function pages_changed();
--> statement-breakpoint
create trigger seasons_changed after insert or update or delete on seasons
  for each statement execute function pages_changed();
--> statement-breakpoint
create trigger episodes_changed after insert or update or delete on episodes
  for each statement execute function pages_changed();
--> statement-breakpoint
create trigger playlists_changed after insert or update or delete on playlists
  for each statement execute function pages_changed();
--> statement-breakpoint
create trigger videos_added after insert or delete on videos for each statement execute function pages_changed();
--> statement-breakpoint
-- that a video was watched can wait
create trigger videos_changed after update of title, tagline, description, picture, media_url, duration_seconds,
  first_aired_at, starts_at, ends_at, access, tags on videos
  for each statement execute function pages_changed();
