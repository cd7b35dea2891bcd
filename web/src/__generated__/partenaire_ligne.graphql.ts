/**
 * @generated SignedSource<<25179f5294926f7b5f2fec983d0b9420>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type partenaire_ligne$data = {
  readonly logo: {
    readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
  } | null | undefined;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "partenaire_ligne";
};
export type partenaire_ligne$key = {
  readonly " $data"?: partenaire_ligne$data;
  readonly " $fragmentSpreads": FragmentRefs<"partenaire_ligne">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "partenaire_ligne"
};

(node as any).hash = "c9dbf95794471ae8ba8cb6f200cf09c4";

export default node;
