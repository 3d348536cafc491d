export { CardGrid as Component } from '../parts/card-grid/card-grid';
