CREATE TABLE "order_events" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"status" text NOT NULL,
	"fulfilment_group" text,
	"at" timestamp with time zone NOT NULL,
	"by_kind" text NOT NULL,
	"by_name" text,
	"carrier" text,
	"tracking_number" text,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "collection_code" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_auto_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("auto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("placed_at") WHERE completed_at is null and status not in ('pendingPayment', 'completed', 'cancelled', 'refunded');--> statement-breakpoint
UPDATE "orders" SET "completed_at" = "paid_at" WHERE "status" = 'completed';--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are only added', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON "order_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();
