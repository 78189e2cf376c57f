import type { ImportFactName } from '@forecourt/contracts';
import {
  bodyType,
  type CellReader,
  colour,
  condition,
  day,
  drivetrain,
  fuelType,
  list,
  litres,
  make,
  model,
  number,
  pounds,
  roofType,
  serviceHistory,
  stockStatus,
  text,
  transmission,
  vat,
  wheelbaseType,
  wholePounds,
  writeOffCategory,
  yesOrNo,
} from './cell-readers.ts';

interface ImportFact {
  readonly read: CellReader;
  /** What others head it, letters and figures alone. */
  readonly headings?: readonly string[];
}

const FACTS: Readonly<Record<ImportFactName, ImportFact>> = {
  stockNumber: { read: text, headings: ['stockno', 'stockid', 'stock', 'vehicleid', 'stockref', 'reference', 'ref'] },
  registrationNumber: {
    read: text,
    headings: ['registration', 'reg', 'regno', 'regnumber', 'fullregistration', 'vrm', 'numberplate', 'plate'],
  },
  make: { read: make, headings: ['manufacturer', 'brand'] },
  model: { read: model, headings: ['range', 'modelname'] },
  derivative: { read: text, headings: ['variant', 'trim', 'version', 'modelvariant'] },
  year: { read: number, headings: ['regyear', 'modelyear', 'registrationyear', 'yearofmanufacture'] },
  firstRegistered: {
    read: day,
    headings: ['dateofregistration', 'registrationdate', 'regdate', 'firstregistered', 'dateregistered'],
  },
  condition: { read: condition, headings: ['new', 'newused', 'type'] },
  price: {
    read: pounds,
    headings: ['price', 'retailprice', 'sellingprice', 'saleprice', 'advertisedprice', 'retail'],
  },
  vatQualifying: {
    read: vat,
    headings: [
      'vat',
      'plusvat',
      'vatstatus',
      'tradepriceextra',
      'vattype',
      'vatincluded',
      'incvat',
      'exvat',
      'margin',
      'marginscheme',
    ],
  },
  monthlyPrice: { read: wholePounds, headings: ['monthly', 'monthlypayment'] },
  stockStatus: { read: stockStatus, headings: ['status', 'availability'] },
  isSold: { read: yesOrNo, headings: ['sold'] },
  mileage: { read: number, headings: ['miles', 'odometer', 'odometerreading'] },
  previousOwners: { read: number, headings: ['owners', 'noofowners', 'previousowner', 'keepers', 'formerkeepers'] },
  serviceHistory: { read: serviceHistory, headings: ['servicehistorytext'] },
  keys: { read: number, headings: ['keys', 'noofkeys'] },
  writeOffCategory: { read: writeOffCategory, headings: ['writeoff', 'insurancecategory', 'cat'] },
  bodyType: { read: bodyType, headings: ['body', 'bodystyle', 'vehicletype'] },
  fuelType: { read: fuelType, headings: ['fuel'] },
  isElectric: { read: yesOrNo },
  transmission: { read: transmission, headings: ['gearbox', 'trans'] },
  drivetrain: { read: drivetrain, headings: ['drive', 'drivetype', 'fourwheeldrive', 'driventype'] },
  engineSize: { read: litres, headings: ['engine', 'enginecc', 'cc', 'enginesizecc', 'capacity', 'enginesizelitres'] },
  power: { read: number, headings: ['bhp', 'enginepower', 'horsepower'] },
  fuelEconomy: { read: number, headings: ['mpg', 'combinedmpg'] },
  range: { read: number, headings: ['electricrange', 'batteryrange'] },
  colour: { read: colour, headings: ['color', 'exteriorcolour', 'exteriorcolor', 'paint'] },
  doors: { read: number, headings: ['noofdoors', 'numdoors'] },
  seats: { read: number, headings: ['noofseats', 'seatingcapacity'] },
  roofType: { read: roofType, headings: ['roof', 'roofheight'] },
  wheelbaseType: { read: wheelbaseType, headings: ['wheelbasesize'] },
  length: { read: number, headings: ['lengthmm', 'overalllength'] },
  width: { read: number, headings: ['widthmm', 'overallwidth'] },
  height: { read: number, headings: ['heightmm', 'overallheight'] },
  wheelbase: { read: number, headings: ['wheelbasemm'] },
  loadLength: { read: number, headings: ['loadlengthmm'] },
  loadWidth: { read: number, headings: ['loadwidthmm'] },
  loadHeight: { read: number, headings: ['loadheightmm'] },
  loadWidthBetweenArches: { read: number, headings: ['widthbetweenarches'] },
  loadVolume: { read: number, headings: ['volume', 'loadspace'] },
  loadArea: { read: text },
  payload: { read: number, headings: ['payloadkg', 'payloadweight'] },
  grossWeight: { read: number, headings: ['gvw', 'gvm', 'grossvehicleweight', 'maxgrossweight'] },
  kerbWeight: { read: number, headings: ['kerbweightkg', 'unladenweight'] },
  grossTrainWeight: { read: number, headings: ['gtw', 'gcw'] },
  brakedTowingLimit: { read: number, headings: ['towing', 'towingcapacity', 'brakedtowing', 'brakedtowingweight'] },
  frontAxleLimit: { read: number },
  rearAxleLimit: { read: number },
  taxBand: { read: text, headings: ['vedband'] },
  branch: { read: text, headings: ['location', 'dealership', 'showroom', 'sitename'] },
  features: { read: list, headings: ['options', 'equipment', 'spec', 'extras'] },
  description: { read: text, headings: ['comments', 'advert', 'adverttext', 'notes', 'details'] },
  images: { read: list, headings: ['pictures', 'picturerefs', 'imageurls', 'photos', 'pictureurls', 'imageurl'] },
};

/** What a column can fill, and how others call it, without what a price's says of VAT. Our own headings are known besides. */
export const IMPORT_FACTS: Readonly<Record<string, ImportFact>> = FACTS;

/** Whether a column can fill it. */
export const isImportFact = (name: string): boolean => Object.hasOwn(IMPORT_FACTS, name);
