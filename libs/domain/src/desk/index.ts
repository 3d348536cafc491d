export { approvalObstacle, type ApplicationObstacle } from './application-obstacle';
export { cancelObstacle, deliverObstacle, shipObstacle, type DeskOrderFacts } from './order-obstacles';
export { priceObstacle, type NewPrice, type PriceObstacle } from './price-rules';
export { memberMay, staffMay } from './roles';
