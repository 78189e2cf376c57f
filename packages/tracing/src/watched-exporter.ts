import type { SpanExporter } from '@opentelemetry/sdk-trace';

const SUCCESS = 0;

/** Says once when an exporter stops working, and once when it works again. What it could not send is dropped. */
export const watchedExporter = (exporter: SpanExporter, onChange: (trouble: Error | undefined) => void): SpanExporter => {
  let isWorking = true;
  return {
    export: (spans, done) =>
      exporter.export(spans, ({ code, error = new Error('refused') }) => {
        const works = code === SUCCESS;
        if (works !== isWorking) onChange(works ? undefined : error);
        isWorking = works;
        done({ code: SUCCESS });
      }),
    shutdown: () => exporter.shutdown(),
  };
};
