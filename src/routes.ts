import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The floor plan: every address and the page behind it. Addresses match in any case. */
export default [
  index('pages/home.tsx'),
  route('productlist/category/:code', 'pages/category.tsx'),
  route('product/:slug', 'pages/product.tsx'),
  route('cart/shopping-cart', 'pages/cart.tsx'),
  route('invoice', 'pages/invoice.tsx'),
  ...['about-us', 'customer-service', 'shop-online'].flatMap((section) => [
    route(section, 'pages/content-section.tsx', { id: section }),
    route(`${section}/:code`, 'pages/content.tsx', { id: `${section}-page` }),
  ]),
  route('our-stores', 'pages/our-stores.tsx'),
  route('tourist-privileges', 'pages/tourist-privileges.tsx'),
  route('*', 'pages/missing.tsx'),
] satisfies RouteConfig
