import { Module } from '@nestjs/common';
import { FormsModule } from '../forms/forms.module.ts';
import { SaveCalculationController } from './save-calculation.controller.ts';

@Module({
  imports: [FormsModule],
  controllers: [SaveCalculationController],
})
export class CalculationsModule {}
