"""Options shared by the commands that train a network: `train` and `exploit`."""

from __future__ import annotations

from typing import Annotated

from metro2033.cli.command import Option

MinutesOption = Annotated[float, Option("--minutes", min=0.01, help="train-minutes")]
IterationsOption = Annotated[int, Option("--iterations", min=0, help="train-iterations")]
WorkersOption = Annotated[int, Option("--workers", min=0, help="train-workers")]
WidthOption = Annotated[int, Option("--width", min=8, help="train-width")]
MinibatchOption = Annotated[int, Option("--minibatch", min=8, help="train-minibatch")]
EpochsOption = Annotated[int, Option("--epochs", min=1, help="train-epochs")]
RateOption = Annotated[float, Option("--rate", min=1e-6, max=0.1, help="train-rate")]
EntropyOption = Annotated[float, Option("--entropy", min=0, max=1, help="train-entropy")]
TraceOption = Annotated[float, Option("--trace", min=0, max=1, help="train-trace")]
SurveyOption = Annotated[int, Option("--survey", min=10, help="train-survey")]
DeviceOption = Annotated[str, Option("--device", help="train-device")]
