ALTER TABLE "episodes" ADD COLUMN "source" text DEFAULT 'editor' NOT NULL;--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "source" text DEFAULT 'editor' NOT NULL;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "source" text DEFAULT 'editor' NOT NULL;--> statement-breakpoint
ALTER TABLE "situation_entries" ADD COLUMN "source" text DEFAULT 'editor' NOT NULL;--> statement-breakpoint
-- until now only their ids told them apart: the demo's are lower than those that are assigned
update seasons set source = 'demo' where id < 1000000;--> statement-breakpoint
update persons set source = 'demo' where id < 1000000;--> statement-breakpoint
update situation_entries set source = 'demo' where id < 1000000;--> statement-breakpoint
update episodes set source = 'demo' where id < 1000000
  and not exists (select from videos where episode_id = episodes.id and source <> 'demo');--> statement-breakpoint
-- what the station has changed is its own
update programs set source = 'editor' where source = 'demo' and (
  exists (select from episodes where program_id = programs.id and source <> 'demo')
  or exists (select from persons where program_id = programs.id and source <> 'demo')
  or exists (select from seasons where program_id = programs.id and source <> 'demo')
  or exists (select from videos where program_id = programs.id and source <> 'demo'));
