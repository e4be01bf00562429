CREATE TABLE "gift_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"value_cents" integer NOT NULL,
	"minimum_cents" integer NOT NULL,
	"valid_days" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"most_issued" integer,
	"issued" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "gift_codes_value" CHECK ("gift_codes"."value_cents" > 0 and "gift_codes"."minimum_cents" >= 0 and "gift_codes"."valid_days" > 0),
	CONSTRAINT "gift_codes_issued" CHECK ("gift_codes"."issued" <= "gift_codes"."most_issued")
);
--> statement-breakpoint
ALTER TABLE "qualifying_spend" ADD COLUMN "saved_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "name" jsonb;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "gift_code" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_gift_code_gift_codes_code_fk" FOREIGN KEY ("gift_code") REFERENCES "public"."gift_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_gift_code_once" ON "vouchers" USING btree ("gift_code","member_id");--> statement-breakpoint
-- What the member price took off orders that were paid before.
UPDATE "qualifying_spend" SET "saved_cents" = "taken"."cents"
  FROM (
    SELECT "order_number", -sum("amount_cents") AS "cents" FROM "order_ledger" JOIN "orders" ON "orders"."auto_id" = "order_id"
    WHERE "kind" = 'memberDiscount' GROUP BY 1
  ) AS "taken"
  WHERE "taken"."order_number" = "qualifying_spend"."order_number" AND "qualifying_spend"."amount_cents" > 0;
