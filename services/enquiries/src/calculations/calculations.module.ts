import { Module } from '@nestjs/common';
import { FormsModule } from '../forms/forms.module.ts';
import { SaveCalculationController } from './save-calculation.controller.ts';
import { SaveCalculationUseCase } from './save-calculation.use-case.ts';

@Module({
  imports: [FormsModule],
  controllers: [SaveCalculationController],
  providers: [SaveCalculationUseCase],
})
export class CalculationsModule {}
