CREATE TABLE "channel_inputs" (
	"channel" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
create trigger recorded after insert or update or delete on channel_inputs for each row
  when (coalesce(current_setting('newsroom.entry', true), '') <> '') execute function record_change();
