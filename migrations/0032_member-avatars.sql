CREATE TABLE "member_avatars" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"base64" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_avatars" ADD CONSTRAINT "member_avatars_member_id_members_auto_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("auto_id") ON DELETE cascade ON UPDATE no action;