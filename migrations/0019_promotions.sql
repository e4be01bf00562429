CREATE TABLE "promotion_uses" (
	"promotion_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"session_id" text NOT NULL,
	"member_id" integer,
	CONSTRAINT "promotion_uses_promotion_id_order_id_pk" PRIMARY KEY("promotion_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotions_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"data" jsonb NOT NULL,
	CONSTRAINT "promotions_code_unique" UNIQUE("code"),
	CONSTRAINT "promotions_dates" CHECK ("promotions"."ends_at" > "promotions"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_promotion_id_promotions_auto_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_uses_order" ON "promotion_uses" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "promotion_uses_member" ON "promotion_uses" USING btree ("member_id");