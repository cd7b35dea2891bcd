/**
 * @generated SignedSource<<bf72d3eb0c4630cc9e5adcaeb8688908>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type entreprise_ligne$data = {
  readonly annee: number | null | undefined;
  readonly email1: string;
  readonly logo: {
    readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
  } | null | undefined;
  readonly " $fragmentType": "entreprise_ligne";
};
export type entreprise_ligne$key = {
  readonly " $data"?: entreprise_ligne$data;
  readonly " $fragmentSpreads": FragmentRefs<"entreprise_ligne">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "entreprise_ligne"
};

(node as any).hash = "38d63bd160dd650afb934081d90c3641";

export default node;
