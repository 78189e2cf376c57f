export { CalculatorWidget as Component } from '../features/calculator/components/calculator-widget.tsx';
