CREATE TABLE "changes" (
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"topic" text NOT NULL,
	"holds_from" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "changes_changed_in_topic_holds_from_pk" PRIMARY KEY("changed_in","topic","holds_from")
);
--> statement-breakpoint
CREATE INDEX "changes_holding" ON "changes" USING btree ("holds_from");