CREATE TABLE "planned_days" (
	"channel" text NOT NULL,
	"day" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"airings" jsonb NOT NULL,
	CONSTRAINT "planned_days_channel_day_pk" PRIMARY KEY("channel","day")
);
