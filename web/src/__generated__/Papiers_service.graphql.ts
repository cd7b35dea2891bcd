/**
 * @generated SignedSource<<521739e41fafde9286055e38f287a80b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Papiers_service$data = {
  readonly apporter: string | null | undefined;
  readonly nom: string;
  readonly " $fragmentType": "Papiers_service";
};
export type Papiers_service$key = {
  readonly " $data"?: Papiers_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"Papiers_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Papiers_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "apporter",
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "928d5177444f1019fbda4ea3aa36279d";

export default node;
