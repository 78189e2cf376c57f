import lists from './lists/names.json' with { type: 'json' };

/** Classes of vans, used to find the nearest model to one that is not in stock. */
export type VanClass = 'small' | 'medium' | 'large' | 'pickup' | 'camper' | 'people';

export interface KnownMake {
  readonly make: string;
  /** Spellings, folded and without hyphens; longer ones come before their prefixes. */
  readonly aliases: readonly string[];
}

export interface KnownModel extends KnownMake {
  readonly model: string;
  readonly class: VanClass;
  /** The model whose electric version this is: a buyer who asks for an electric Expert means the E-Expert. */
  readonly electricOf?: string;
}

/** Makes of vans sold in the UK and what people call them; a dealer's stock adds its own. */
export const KNOWN_MAKES: readonly KnownMake[] = Object.entries(lists).map(([make, { called }]) => ({
  make,
  aliases: called.split('|'),
}));

/** The models of these makes. */
export const KNOWN_MODELS: readonly KnownModel[] = Object.entries(lists).flatMap(([make, { models }]) =>
  models.map(([model = '', kind, aliases = '', electricOf]) => ({
    make,
    model,
    class: kind as VanClass,
    aliases: aliases.split('|'),
    ...(electricOf !== undefined && { electricOf }),
  })),
);
