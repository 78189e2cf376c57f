import { Module } from '@nestjs/common';
import { FormsModule } from '../forms/forms.module.ts';
import { ListCalculationsController } from './list-calculations.controller.ts';
import { SaveCalculationController } from './save-calculation.controller.ts';

@Module({
  imports: [FormsModule],
  controllers: [SaveCalculationController, ListCalculationsController],
})
export class CalculationsModule {}
