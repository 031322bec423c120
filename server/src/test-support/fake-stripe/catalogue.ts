import { missing, refused } from './fake-error.ts';
import { group, list, type Params, text, texts } from './request-params.ts';
import type { Routes } from './route-list.ts';
import { type Books, type FakeCustomer, type FakePrice, type FakeProduct, listed } from './store.ts';

/** Customers, and what they can buy. */
export function catalogueRoutes(books: Books): Routes {
  return [
    ['POST', '/v1/customers', (params) => createCustomer(books, params)],
    ['POST', '/v1/customers/:id', (params, id) => updateCustomer(books, findCustomer(books, id, 'id'), params)],
    ['GET', '/v1/customers/:id', (_, id) => findCustomer(books, id, 'id')],
    ['POST', '/v1/products', (params) => createProduct(books, params)],
    ['GET', '/v1/prices', (params) => listPrices(books, params)],
    ['POST', '/v1/prices', (params) => createPrice(books, params)],
    ['GET', '/v1/prices/:id', (_, id) => findPrice(books, id)],
  ];
}

export function findCustomer(books: Books, id: string | undefined, param = 'customer'): FakeCustomer {
  const found = books.customers.get(id ?? '');
  if (!found) throw missing('customer', id, param);
  return found;
}

function createCustomer(books: Books, params: Params): FakeCustomer {
  const customer: FakeCustomer = {
    ...{ id: books.id('cus'), object: 'customer', created: books.now, livemode: false },
    ...{ email: text(params.email) ?? null, name: text(params.name) ?? null, metadata: texts(params.metadata) },
    preferred_locales: list(params.preferred_locales).flatMap((locale) => text(locale) ?? []),
    invoice_settings: { default_payment_method: null },
  };
  books.customers.set(customer.id, customer);
  return customer;
}

function updateCustomer(books: Books, customer: FakeCustomer, params: Params): FakeCustomer {
  const method = text(group(params.invoice_settings).default_payment_method);
  if (method !== undefined) {
    if (!books.methods.has(method)) throw missing('payment method', method, 'invoice_settings[default_payment_method]');
    customer.invoice_settings.default_payment_method = method;
  }
  books.tell('customer.updated', customer);
  return customer;
}

function createProduct(books: Books, params: Params): FakeProduct {
  const id = text(params.id) ?? books.id('prod');
  if (books.products.has(id)) throw refused(`Product already exists: ${id}`, 'resource_already_exists');
  const product: FakeProduct = {
    ...{ id, object: 'product', name: text(params.name) ?? '', active: true, created: books.now },
  };
  books.products.set(id, product);
  return product;
}

function createPrice(books: Books, params: Params): FakePrice {
  const product = text(params.product) ?? '';
  if (!books.products.has(product)) throw missing('product', product, 'product');
  const lookup_key = text(params.lookup_key) ?? null;
  const holder = [...books.prices.values()].find((price) => lookup_key !== null && price.lookup_key === lookup_key);
  if (holder && params.transfer_lookup_key !== 'true') throw refused('A price already uses that lookup key.');
  if (holder) holder.lookup_key = null;
  const price: FakePrice = {
    ...{ id: books.id('price'), object: 'price', active: true, currency: text(params.currency) ?? '', lookup_key },
    ...{ product, tax_behavior: text(params.tax_behavior) ?? null, unit_amount: Number(params.unit_amount) },
    recurring: { interval: text(group(params.recurring).interval) ?? '', interval_count: 1 },
  };
  books.prices.set(price.id, price);
  return price;
}

function listPrices(books: Books, params: Params) {
  const keys = list(params.lookup_keys);
  const found = [...books.prices.values()].filter(({ lookup_key }) => lookup_key !== null && keys.includes(lookup_key));
  return listed(found, '/v1/prices');
}

function findPrice(books: Books, id: string | undefined): FakePrice {
  const found = books.prices.get(id ?? '');
  if (!found) throw missing('price', id, 'price');
  return found;
}
