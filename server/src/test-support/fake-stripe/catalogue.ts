import { missing, refused } from './fake-error.ts';
import { group, list, type Params, type Routes, text, texts } from './request-params.ts';
import { type FakeCustomer, type FakePrice, type FakeProduct, listed, type Store } from './store.ts';

/** Customers, and what they can buy. */
export function catalogueRoutes(store: Store): Routes {
  return [
    ['POST', '/v1/customers', (params) => createCustomer(store, params)],
    ['POST', '/v1/customers/:id', (params, id) => updateCustomer(store, findCustomer(store, id, 'id'), params)],
    ['GET', '/v1/customers/:id', (_, id) => findCustomer(store, id, 'id')],
    ['POST', '/v1/products', (params) => createProduct(store, params)],
    ['GET', '/v1/prices', (params) => listPrices(store, params)],
    ['POST', '/v1/prices', (params) => createPrice(store, params)],
    ['GET', '/v1/prices/:id', (_, id) => findPrice(store, id)],
  ];
}

export function findCustomer(store: Store, id: string | undefined, param = 'customer'): FakeCustomer {
  const found = store.customers.get(id ?? '');
  if (!found) throw missing('customer', id, param);
  return found;
}

function createCustomer(store: Store, params: Params): FakeCustomer {
  const customer: FakeCustomer = {
    ...{ id: store.id('cus'), object: 'customer', created: store.now, livemode: false },
    ...{ email: text(params.email) ?? null, name: text(params.name) ?? null, metadata: texts(params.metadata) },
    preferred_locales: list(params.preferred_locales).flatMap((locale) => text(locale) ?? []),
    invoice_settings: { default_payment_method: null },
  };
  store.customers.set(customer.id, customer);
  return customer;
}

function updateCustomer(store: Store, customer: FakeCustomer, params: Params): FakeCustomer {
  const method = text(group(params.invoice_settings).default_payment_method);
  if (method !== undefined) {
    if (!store.methods.has(method)) throw missing('payment method', method, 'invoice_settings[default_payment_method]');
    customer.invoice_settings.default_payment_method = method;
  }
  store.emit('customer.updated', customer);
  return customer;
}

function createProduct(store: Store, params: Params): FakeProduct {
  const id = text(params.id) ?? store.id('prod');
  if (store.products.has(id)) throw refused(`Product already exists: ${id}`, 'resource_already_exists');
  const product: FakeProduct = {
    ...{ id, object: 'product', name: text(params.name) ?? '', active: true, created: store.now },
  };
  store.products.set(id, product);
  return product;
}

function createPrice(store: Store, params: Params): FakePrice {
  const product = text(params.product) ?? '';
  if (!store.products.has(product)) throw missing('product', product, 'product');
  const lookup_key = text(params.lookup_key) ?? null;
  const holder = [...store.prices.values()].find((price) => lookup_key !== null && price.lookup_key === lookup_key);
  if (holder && params.transfer_lookup_key !== 'true') throw refused('A price already uses that lookup key.');
  if (holder) holder.lookup_key = null;
  const price: FakePrice = {
    ...{ id: store.id('price'), object: 'price', active: true, currency: text(params.currency) ?? '', lookup_key },
    ...{ product, tax_behavior: text(params.tax_behavior) ?? null, unit_amount: Number(params.unit_amount) },
    recurring: { interval: text(group(params.recurring).interval) ?? '', interval_count: 1 },
  };
  store.prices.set(price.id, price);
  return price;
}

function listPrices(store: Store, params: Params) {
  const keys = list(params.lookup_keys);
  const found = [...store.prices.values()].filter(({ lookup_key }) => lookup_key !== null && keys.includes(lookup_key));
  return listed(found, '/v1/prices');
}

function findPrice(store: Store, id: string | undefined): FakePrice {
  const found = store.prices.get(id ?? '');
  if (!found) throw missing('price', id, 'price');
  return found;
}
