import { Module } from '@nestjs/common';
import { FormGuard } from './form-guard.ts';
import { FormLimits } from './form-limits.ts';
import { OpenFormController } from './open-form.controller.ts';

@Module({
  controllers: [OpenFormController],
  providers: [FormGuard, FormLimits],
  exports: [FormGuard, FormLimits],
})
export class FormsModule {}
