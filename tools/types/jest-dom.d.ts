// Matchers such as toBeVisible, which the jest setup adds for every screen test.
import '@testing-library/jest-dom';
