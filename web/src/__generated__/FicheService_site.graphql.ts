/**
 * @generated SignedSource<<d2aa0a54e3fd23c40f03d29572fb2120>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FicheService_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PageHead_site">;
  readonly " $fragmentType": "FicheService_site";
};
export type FicheService_site$key = {
  readonly " $data"?: FicheService_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"FicheService_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FicheService_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PageHead_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "f84e6947f2a350f5ac52c3a24a898a86";

export default node;
