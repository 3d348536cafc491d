export * from './builders/carts';
export * from './builders/orders';
export * from './builders/products';
export * from './builders/shoppers';
export * from './builders/stores';
export { fakeApi, type FakeAnswers, type FakeApi, type MadeCall } from './fake-api';
export { fakeRemotes, type FakeSlots } from './render/fake-remotes';
export { renderPart, testQueryClient, type World } from './render/render-page';
export { renderRoute, type RenderedRoute, type RouteWorld } from './render/render-route';
