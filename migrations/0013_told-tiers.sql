CREATE TABLE "told_tiers" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"tier" text NOT NULL,
	"look_on" date
);
--> statement-breakpoint
ALTER TABLE "told_tiers" ADD CONSTRAINT "told_tiers_member_id_members_auto_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "told_tiers_look" ON "told_tiers" USING btree ("look_on");--> statement-breakpoint
-- Who has bought before is looked at by the first night, and hears of what comes after it.
INSERT INTO "told_tiers" ("member_id", "tier", "look_on") SELECT DISTINCT "member_id", 'pre-member', DATE '2000-01-01' FROM "qualifying_spend";
