export { CalculatorWidget as Component } from '../calculator/components/calculator-widget.tsx';
