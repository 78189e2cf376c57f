/** Classes of vans, used to find the nearest model to one that is not in stock. */
export type VanClass = 'small' | 'medium' | 'large' | 'pickup' | 'camper' | 'people';

export interface KnownModel {
  readonly make: string;
  readonly model: string;
  readonly class: VanClass;
  /** Spellings, folded and without hyphens; longer ones come before their prefixes. */
  readonly aliases: readonly string[];
  /** The model whose electric version this is: a buyer who asks for an electric Expert means the E-Expert. */
  readonly electricOf?: string;
}

export interface KnownMake {
  readonly make: string;
  readonly aliases: readonly string[];
}

type Row = readonly [model: string, kind: VanClass, aliases: string, electricOf?: string];

/** Makes of vans sold in the UK and what people call their models; a dealer's stock adds its own. */
const ROWS: Readonly<Record<string, { readonly called: string; readonly models: readonly Row[] }>> = {
  Ford: {
    called: 'ford',
    models: [
      ['Transit Custom', 'medium', 'transit custom|tranny custom|transitcustom|custom'],
      ['Transit Connect', 'small', 'transit connect|tranny connect|connect'],
      ['Transit Courier', 'small', 'transit courier|ford courier'],
      ['Transit', 'large', 'transit|tranny|trannie'],
      ['E-Transit Custom', 'medium', 'e transit custom|etransit custom', 'Transit Custom'],
      ['E-Transit', 'large', 'e transit|etransit', 'Transit'],
      ['Ranger', 'pickup', 'ranger raptor|ranger'],
      ['Tourneo', 'people', 'tourneo custom|tourneo connect|tourneo'],
      ['Fiesta Van', 'small', 'fiesta van|fiesta'],
      ['Focus', 'small', 'focus'],
    ],
  },
  Mercedes: {
    called: 'mercedes benz|mercedes|merc|mercs|merco|benz',
    models: [
      ['Sprinter', 'large', 'sprinter'],
      ['eSprinter', 'large', 'e sprinter|esprinter', 'Sprinter'],
      ['Vito', 'medium', 'vito'],
      ['eVito', 'medium', 'e vito|evito', 'Vito'],
      ['Citan', 'small', 'citan'],
      ['eCitan', 'small', 'e citan|ecitan', 'Citan'],
      ['V-Class', 'people', 'v class|vclass'],
      ['X-Class', 'pickup', 'x class|xclass'],
      ['Marco Polo', 'camper', 'marco polo'],
    ],
  },
  Volkswagen: {
    called: 'volkswagen|volkswagon|vw|vdub|v dub',
    models: [
      ['Caddy Maxi', 'small', 'caddy maxi'],
      ['Caddy', 'small', 'caddy cargo|caddy'],
      ['e-Transporter', 'medium', 'e transporter|etransporter', 'Transporter'],
      ['Transporter', 'medium', 'transporter|transporters|t5.1|t5|t6.1|t6|t7'],
      ['e-Crafter', 'large', 'e crafter|ecrafter', 'Crafter'],
      ['Crafter', 'large', 'crafter'],
      ['Amarok', 'pickup', 'amarok'],
      ['Grand California', 'camper', 'grand california|grand cali'],
      ['California', 'camper', 'california|cali'],
      ['ID. Buzz Cargo', 'medium', 'id buzz cargo|id buzz|idbuzz|id . buzz cargo|id . buzz|buzz cargo'],
      ['Caravelle', 'people', 'caravelle'],
      ['Multivan', 'people', 'multivan'],
      ['Golf', 'small', 'golf'],
      ['Polo', 'small', 'polo'],
    ],
  },
  Vauxhall: {
    called: 'vauxhall|vauxhal|vauxall|vauxal|vauxy',
    models: [
      ['Combo-e', 'small', 'combo e|comboe|e combo|combo electric', 'Combo'],
      ['Combo', 'small', 'combo cargo|combo'],
      ['Vivaro-e', 'medium', 'vivaro e|vivaroe|e vivaro|vivaro electric', 'Vivaro'],
      ['Vivaro', 'medium', 'vivaro'],
      ['Movano-e', 'large', 'movano e|movanoe|e movano|movano electric', 'Movano'],
      ['Movano', 'large', 'movano'],
      ['Corsavan', 'small', 'corsavan|corsa van|corsa'],
      ['Astravan', 'small', 'astravan|astra van'],
    ],
  },
  Peugeot: {
    called: 'peugeot|pugeot|peugot|pug',
    models: [
      ['E-Partner', 'small', 'e partner|epartner', 'Partner'],
      ['Partner', 'small', 'partner'],
      ['E-Expert', 'medium', 'e expert|eexpert', 'Expert'],
      ['Expert', 'medium', 'expert'],
      ['E-Boxer', 'large', 'e boxer|eboxer', 'Boxer'],
      ['Boxer', 'large', 'boxer'],
      ['Bipper', 'small', 'bipper'],
    ],
  },
  Citroën: {
    called: 'citroen|citreon|sitroen|citron',
    models: [
      ['ë-Berlingo', 'small', 'e berlingo|eberlingo', 'Berlingo'],
      ['Berlingo', 'small', 'berlingo'],
      ['ë-Dispatch', 'medium', 'e dispatch|edispatch', 'Dispatch'],
      ['Dispatch', 'medium', 'dispatch'],
      ['ë-Relay', 'large', 'e relay|erelay', 'Relay'],
      ['Relay', 'large', 'relay'],
      ['Nemo', 'small', 'nemo'],
    ],
  },
  Fiat: {
    called: 'fiat',
    models: [
      ['Fiorino', 'small', 'fiorino'],
      ['Doblo', 'small', 'doblo cargo|doblo'],
      ['E-Scudo', 'medium', 'e scudo|escudo', 'Scudo'],
      ['Scudo', 'medium', 'scudo'],
      ['Talento', 'medium', 'talento'],
      ['E-Ducato', 'large', 'e ducato|educato', 'Ducato'],
      ['Ducato', 'large', 'ducato'],
      ['Fullback', 'pickup', 'fullback'],
    ],
  },
  Renault: {
    called: 'renault|renolt|reno',
    models: [
      ['Kangoo', 'small', 'kangoo'],
      ['Trafic', 'medium', 'trafic|traffic|trafik'],
      ['Master', 'large', 'master'],
      ['Zoe Van', 'small', 'zoe'],
    ],
  },
  Nissan: {
    called: 'nissan',
    models: [
      ['e-NV200', 'small', 'e nv200|env200', 'NV200'],
      ['NV200', 'small', 'nv200|nv 200'],
      ['NV250', 'small', 'nv250|nv 250'],
      ['NV300', 'medium', 'nv300|nv 300'],
      ['NV400', 'large', 'nv400|nv 400'],
      ['Primastar', 'medium', 'primastar'],
      ['Interstar', 'large', 'interstar'],
      ['Townstar', 'small', 'townstar'],
      ['Navara', 'pickup', 'navara'],
      ['Cabstar', 'large', 'cabstar'],
    ],
  },
  Toyota: {
    called: 'toyota',
    models: [
      ['Proace City', 'small', 'proace city|pro ace city'],
      ['Proace Max', 'large', 'proace max|pro ace max'],
      ['Proace', 'medium', 'proace|pro ace'],
      ['Hilux', 'pickup', 'hilux|hi lux'],
      ['Hiace', 'medium', 'hiace|hi ace'],
    ],
  },
  Iveco: {
    called: 'iveco',
    models: [
      ['eDaily', 'large', 'e daily|edaily', 'Daily'],
      ['Daily', 'large', 'daily'],
    ],
  },
  MAN: { called: 'man tge|man van|man truck', models: [['TGE', 'large', 'man tge|tge']] },
  Maxus: {
    called: 'maxus|ldv',
    models: [
      ['Deliver 9', 'large', 'e deliver 9|edeliver 9|deliver 9'],
      ['Deliver 7', 'medium', 'e deliver 7|edeliver 7|deliver 7'],
      ['eDeliver 3', 'small', 'e deliver 3|edeliver 3'],
      ['T90EV', 'pickup', 't90ev|t90'],
    ],
  },
  Isuzu: {
    called: 'isuzu',
    models: [
      ['D-Max', 'pickup', 'd max|dmax'],
      ['Grafter', 'large', 'grafter'],
    ],
  },
  Mitsubishi: {
    called: 'mitsubishi|fuso',
    models: [
      ['L200', 'pickup', 'l200|l 200'],
      ['Canter', 'large', 'canter'],
    ],
  },
  SsangYong: { called: 'ssangyong|ssang yong|kgm', models: [['Musso', 'pickup', 'musso']] },
  Mazda: {
    called: 'mazda',
    models: [
      ['Bongo', 'camper', 'bongo'],
      ['BT-50', 'pickup', 'bt50|bt 50'],
    ],
  },
  Hyundai: { called: 'hyundai', models: [['iLoad', 'medium', 'iload|i load']] },
  'Land Rover': { called: 'land rover|landrover', models: [['Defender', 'pickup', 'defender']] },
  LEVC: { called: 'levc', models: [['VN5', 'medium', 'vn5']] },
  Dacia: { called: 'dacia', models: [] },
  Kia: { called: 'kia', models: [] },
  Skoda: { called: 'skoda', models: [] },
  Audi: { called: 'audi', models: [] },
  BMW: { called: 'bmw', models: [] },
  Tesla: { called: 'tesla', models: [] },
  Volvo: { called: 'volvo', models: [] },
  DAF: { called: 'daf', models: [] },
  Scania: { called: 'scania', models: [] },
};

export const KNOWN_MAKES: readonly KnownMake[] = Object.entries(ROWS).map(([make, { called }]) => ({
  make,
  aliases: called.split('|'),
}));

export const KNOWN_MODELS: readonly KnownModel[] = Object.entries(ROWS).flatMap(([make, { models }]) =>
  models.map(([model, kind, aliases, electricOf]) => ({
    make,
    model,
    class: kind,
    aliases: aliases.split('|'),
    ...(electricOf !== undefined && { electricOf }),
  })),
);
