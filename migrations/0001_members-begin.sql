CREATE TABLE "members" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "members_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text,
	"email_verified_at" timestamp with time zone,
	"mobile" text,
	"mobile_verified_at" timestamp with time zone,
	"password_hash" text,
	"salutation" text,
	"first_name" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"gender" text,
	"date_of_birth" date,
	"date_of_birth_set_at" timestamp with time zone,
	"contact_preferences" text[] DEFAULT '{}' NOT NULL,
	"culture" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "members_reachable" CHECK ("members"."email" is not null or "members"."mobile" is not null or "members"."deleted_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"member_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishes_member_id_variant_id_pk" PRIMARY KEY("member_id","variant_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "member_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_member_id_members_auto_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_variant_id_variants_auto_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "members_email" ON "members" USING btree ("email");--> statement-breakpoint
CREATE INDEX "members_mobile" ON "members" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "wishes_by_variant" ON "wishes" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");