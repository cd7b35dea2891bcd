/**
 * @generated SignedSource<<672a79a94f2b01c02c361daaf5e13cbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type annonce_ligne$data = {
  readonly lien: string | null | undefined;
  readonly " $fragmentType": "annonce_ligne";
};
export type annonce_ligne$key = {
  readonly " $data"?: annonce_ligne$data;
  readonly " $fragmentSpreads": FragmentRefs<"annonce_ligne">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "annonce_ligne"
};

(node as any).hash = "2cdf9a3b93cd8877f421e89b3f9caf00";

export default node;
