/**
 * @generated SignedSource<<264f4782e0657b089568faca1b48a1bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type heures_entreprise$data = {
  readonly heures: {
    readonly dimanche: ReadonlyArray<string>;
    readonly exceptions: ReadonlyArray<{
      readonly au: string;
      readonly du: string;
      readonly motif: string | null | undefined;
      readonly plages: ReadonlyArray<string>;
    }>;
    readonly jeudi: ReadonlyArray<string>;
    readonly lundi: ReadonlyArray<string>;
    readonly mardi: ReadonlyArray<string>;
    readonly mercredi: ReadonlyArray<string>;
    readonly samedi: ReadonlyArray<string>;
    readonly vendredi: ReadonlyArray<string>;
  } | null | undefined;
  readonly " $fragmentType": "heures_entreprise";
};
export type heures_entreprise$key = {
  readonly " $data"?: heures_entreprise$data;
  readonly " $fragmentSpreads": FragmentRefs<"heures_entreprise">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "heures_entreprise"
};

(node as any).hash = "bf62b499521e8502bc89ecc09fc63455";

export default node;
