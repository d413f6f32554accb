# Trening: ćwiczenia z własnych partii, na stronie.

trainer-outdated = To ćwiczenie powstało przy kartach lub zasadach, które od tego czasu się zmieniły. Usuń je; partię, z której pochodzi, możesz dodać ponownie.
