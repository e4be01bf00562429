CREATE TABLE "delivery_slots" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_slots_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_slots_never_overbooked" CHECK ("delivery_slots"."taken" between 0 and "delivery_slots"."capacity")
);
--> statement-breakpoint
CREATE TABLE "slot_places" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"slot_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "delivery_allowed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "collection_allowed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_places" ADD CONSTRAINT "slot_places_slot_id_delivery_slots_auto_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."delivery_slots"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_slots_times" ON "delivery_slots" USING btree ("starts_at","ends_at");--> statement-breakpoint
CREATE INDEX "slot_places_slot" ON "slot_places" USING btree ("slot_id");