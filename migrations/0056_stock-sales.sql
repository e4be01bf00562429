CREATE TABLE "stock_sales" (
	"order_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_sales_order_id_variant_id_location_id_pk" PRIMARY KEY("order_id","variant_id","location_id"),
	CONSTRAINT "stock_sales_not_negative" CHECK ("stock_sales"."quantity" >= 0)
);
