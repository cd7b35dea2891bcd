/**
 * @generated SignedSource<<1f0893d263ab562942cd95f875280333>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Ligne_commun$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly libelle: string;
  readonly softdelete: boolean;
  readonly status: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"Prevu_content">;
  readonly " $fragmentType": "Ligne_commun";
};
export type Ligne_commun$key = {
  readonly " $data"?: Ligne_commun$data;
  readonly " $fragmentSpreads": FragmentRefs<"Ligne_commun">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Ligne_commun",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "libelle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "softdelete",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Prevu_content"
    }
  ],
  "type": "Content",
  "abstractKey": "__isContent"
};

(node as any).hash = "261987f5f79e038ffaac1b058bb5117d";

export default node;
