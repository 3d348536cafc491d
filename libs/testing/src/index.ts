export * from './fakes';
export { fakeRemotes, type FakeSlots } from './render/fake-remotes';
export { renderPart } from './render/render-page';
export { renderRoute, type RenderedRoute, type RouteTestEnvironment } from './render/render-route';
