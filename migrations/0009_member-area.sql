CREATE SEQUENCE "public"."rebate_sets" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "saved_addresses" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_addresses_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"address" jsonb NOT NULL,
	"is_default" boolean NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_messages" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_messages_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"facts" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "brand_cards" (
	"member_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"points" integer NOT NULL,
	"tier" jsonb NOT NULL,
	CONSTRAINT "brand_cards_member_id_brand_id_pk" PRIMARY KEY("member_id","brand_id")
);
--> statement-breakpoint
CREATE TABLE "programme_tiers" (
	"tier" text NOT NULL,
	"holds_from" date NOT NULL,
	"holds_until" date,
	"entry_spend_cents" integer NOT NULL,
	"renewal_spend_cents" integer NOT NULL,
	"rebate_cents" integer NOT NULL,
	"rebate_step_cents" integer NOT NULL,
	"pending_days" integer NOT NULL,
	"spendable_months" integer NOT NULL,
	"birthday_cents" integer NOT NULL,
	"birthday_minimum_cents" integer NOT NULL,
	CONSTRAINT "programme_tiers_tier_holds_from_pk" PRIMARY KEY("tier","holds_from"),
	CONSTRAINT "programme_tiers_step" CHECK ("programme_tiers"."rebate_step_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "qualifying_spend" (
	"order_number" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"amount_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rebate_entries" (
	"entry_set" integer NOT NULL,
	"position" integer NOT NULL,
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"order_number" text NOT NULL,
	"lot_id" integer NOT NULL,
	"account" text NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "rebate_entries_entry_set_position_pk" PRIMARY KEY("entry_set","position")
);
--> statement-breakpoint
CREATE TABLE "rebate_lots" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rebate_lots_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"order_number" text NOT NULL,
	"earned_on" date NOT NULL,
	"spendable_from" date NOT NULL,
	"expires_on" date NOT NULL,
	"earned_cents" integer NOT NULL,
	"pending_cents" integer NOT NULL,
	"spendable_cents" integer NOT NULL,
	CONSTRAINT "rebate_lots_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "rebate_lots_balance" CHECK ("rebate_lots"."pending_cents" >= 0 and "rebate_lots"."spendable_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"code" text PRIMARY KEY NOT NULL,
	"member_id" integer,
	"kind" text NOT NULL,
	"value_cents" integer NOT NULL,
	"minimum_cents" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_order_number" text,
	CONSTRAINT "vouchers_value" CHECK ("vouchers"."value_cents" > 0 and "vouchers"."minimum_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "saved_addresses" ADD CONSTRAINT "saved_addresses_member_id_members_auto_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_member_id_members_auto_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_cards" ADD CONSTRAINT "brand_cards_member_id_members_auto_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("auto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_cards" ADD CONSTRAINT "brand_cards_brand_id_brands_auto_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("auto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qualifying_spend" ADD CONSTRAINT "qualifying_spend_member_id_members_auto_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("auto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_entries" ADD CONSTRAINT "rebate_entries_member_id_members_auto_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("auto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_entries" ADD CONSTRAINT "rebate_entries_lot_id_rebate_lots_auto_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."rebate_lots"("auto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_lots" ADD CONSTRAINT "rebate_lots_member_id_members_auto_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("auto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_member_id_members_auto_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("auto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_addresses_member" ON "saved_addresses" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_addresses_one_default" ON "saved_addresses" USING btree ("member_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_messages_once" ON "inbox_messages" USING btree ("member_id","kind","about");--> statement-breakpoint
CREATE INDEX "inbox_messages_member" ON "inbox_messages" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "qualifying_spend_member" ON "qualifying_spend" USING btree ("member_id","day");--> statement-breakpoint
CREATE INDEX "rebate_entries_member" ON "rebate_entries" USING btree ("member_id","entry_set");--> statement-breakpoint
CREATE INDEX "rebate_lots_member" ON "rebate_lots" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "rebate_lots_pending" ON "rebate_lots" USING btree ("spendable_from") WHERE pending_cents > 0;--> statement-breakpoint
CREATE INDEX "rebate_lots_spendable" ON "rebate_lots" USING btree ("expires_on") WHERE spendable_cents > 0;--> statement-breakpoint
CREATE INDEX "vouchers_member" ON "vouchers" USING btree ("member_id","valid_until");--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_birthday_once" ON "vouchers" USING btree ("member_id","valid_from") WHERE kind = 'birthday';