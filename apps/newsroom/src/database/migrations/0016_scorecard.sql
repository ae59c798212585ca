CREATE TABLE "probe_days" (
	"day" text NOT NULL,
	"page" text NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"first_byte" integer[] NOT NULL,
	CONSTRAINT "probe_days_day_page_pk" PRIMARY KEY("day","page")
);
--> statement-breakpoint
CREATE TABLE "probe_turn" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"minute" timestamp with time zone NOT NULL
);
