CREATE TABLE "complementary_types" (
	"product_type" text NOT NULL,
	"goes_with" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "complementary_types_product_type_goes_with_pk" PRIMARY KEY("product_type","goes_with")
);
--> statement-breakpoint
CREATE TABLE "restock_askers" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restock_askers_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"product_id" integer NOT NULL,
	"culture" text NOT NULL,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"confirm_hash" text NOT NULL,
	"unsubscribe_hash" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "restock_askers_confirm_hash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "restock_asker" UNIQUE("email","product_id")
);
--> statement-breakpoint
CREATE TABLE "restock_subscriptions" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restock_subscriptions_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"asker_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "restock_subscription" UNIQUE("asker_id","variant_id")
);
--> statement-breakpoint
ALTER TABLE "restock_askers" ADD CONSTRAINT "restock_askers_product_id_products_auto_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_subscriptions" ADD CONSTRAINT "restock_subscriptions_asker_id_restock_askers_auto_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."restock_askers"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_subscriptions" ADD CONSTRAINT "restock_subscriptions_variant_id_variants_auto_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restock_unsubscribe" ON "restock_askers" USING btree ("unsubscribe_hash");--> statement-breakpoint
CREATE INDEX "restock_waiting" ON "restock_subscriptions" USING btree ("variant_id","since") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "restock_told" ON "restock_subscriptions" USING btree ("variant_id","told_at");