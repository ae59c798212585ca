CREATE TABLE "action_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "action_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"origin" text NOT NULL,
	"action" text NOT NULL,
	"input" json NOT NULL,
	"outcome" text NOT NULL,
	"message" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "action_log_newest" ON "action_log" USING btree ("at");
--> statement-breakpoint
create function action_log_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '30 days' and current_setting('newsroom.deletes_old_entries', true) = 'yes' then
      return old;
    end if;
  end if;
  raise exception 'the log of actions is append-only';
end $$;
--> statement-breakpoint
create trigger action_log_append_only before update or delete on action_log
  for each row execute function action_log_append_only();
--> statement-breakpoint
create trigger action_log_whole before truncate on action_log
  for each statement execute function action_log_append_only();
