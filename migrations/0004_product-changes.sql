CREATE TABLE "product_changes" (
	"product_id" integer NOT NULL,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_changes_in" ON "product_changes" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "product_changes_at" ON "product_changes" USING btree ("changed_at");