CREATE TABLE "daily_summaries" (
	"day" date PRIMARY KEY NOT NULL,
	"queued_at" timestamp with time zone NOT NULL
);
